/** Texts that no answer may contain: a stack, a statement or an error of the database, a hash, a setting of the tests. */
export const leaks = new RegExp(
  [
    String.raw`(?:\n|\\n)\s+at (?:async )?[\w.<>$]+ \(`,
    "node_modules",
    "file:///",
    String.raw`\$argon2`,
    "password_hash",
    "syntax error at",
    "violates (?:check|unique|foreign|not-null|exclusion)",
    "pg_(?:catalog|toast|class)",
    String.raw`\bselect [\w"., *()]+ from \w+ (?:where|join|order|limit)\b`,
    "Runway27Left",
  ].join("|"),
  "i",
)
