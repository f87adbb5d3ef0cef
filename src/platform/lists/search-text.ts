/**
 * A text as searches compare it: in lower case, without accents and apostrophes. The search columns of the database have the
 * same form, made by the SQL function `to_search_text`.
 */
export const toSearchText = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .replaceAll(/['’‘ʼ`´]/g, "")
    .toLowerCase()
