/** The label of each field of a room type; messages are prefixed with it (VAL-1). */
export const roomFields = {
  name: "Name",
  message: "Message",
  kind: "Type",
  sizeSqft: "Size",
  bed: "Bed",
  view: "View",
  price: "Price",
  discount: "Discount",
  finalPrice: "Final Price",
  stock: "Stock",
  stockQuantity: "Stock Quantity",
  active: "Available",
  pic: "Pic",
} as const

export const stockNames = { true: "In Stock", false: "Out of Stock" } as const
export const activeNames = { true: "Yes", false: "No" } as const
