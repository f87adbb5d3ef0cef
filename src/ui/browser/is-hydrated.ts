/** Whether React has taken over the served page. False while it renders that page again, and in its effects. */
export const isHydrated = (): boolean => "hydrated" in document.documentElement.dataset
