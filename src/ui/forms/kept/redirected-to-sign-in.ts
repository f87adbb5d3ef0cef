/** Whether a page of staff or guests led to the sign-in, since the session had ended: what it sent was not accepted. */
export const isRedirectedToSignIn = (page: string): boolean => {
  const { pathname } = window.location
  return pathname !== page && /\/(signin|login)$/.test(pathname)
}
