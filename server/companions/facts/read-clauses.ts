/** Returns the clauses of a text that may state facts. */
export const readClauses = (text: string): readonly string[] =>
  text
    .replaceAll(/\*[^*]*\*|"[^"]*"/gu, ' ')
    .split(/[!.\n]|,? (?:and|but) (?=i )/iu)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '' && clause.length < 240 && !clause.includes('?'));
