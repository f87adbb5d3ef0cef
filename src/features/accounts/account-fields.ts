/** The label of each field of an account; messages are prefixed with it (VAL-1). */
export const accountFields = {
  name: "Name",
  username: "Username",
  email: "Email",
  phone: "Phone",
  password: "Password",
  currentPassword: "Current Password",
  confirmPassword: "Confirm Password",
  role: "Role",
  otp: "OTP",
  code: "Code",
  address: "Address",
  pin: "Pin",
  city: "City",
  state: "State",
} as const

export type AccountField = keyof typeof accountFields
