/** Whether `page` redirected to a sign-in page because the session had ended, so that what it sent was not accepted. */
export const isRedirectedToSignIn = (page: string): boolean => {
  const { pathname } = window.location
  return pathname !== page && /\/(signin|login)$/.test(pathname)
}
