/** An SQL expression of paise as text: '-₹10000.50'. */
export const rupeesSql = (paise: string): string =>
  `replace('₹' || to_char((${paise}) / 100.0, 'FM999999999999990.00'), '₹-', '-₹')`

/** An SQL expression of basis points as text: '2.5%'. */
export const percentSql = (basisPoints: string): string => `trim_scale((${basisPoints}) / 100.0) || '%'`
