import type { Names } from 'statechart-tools/inspector/redact';

const word = /^[\w$.@:-]{1,120}$/u;

const languageTag = /^[a-z]{2}(?:-[A-Z]{2})?$/u;

/** The views that are loaded on demand. */
const viewName =
  /^(?:authPanel|behindChat|chatAge|dictation|latestChats|messageMenu|notificationHistory|replyPrompt|report|secondStep)$/u;

/** Texts of the program itself, which the inspector may show wherever they are found. */
export const names: Names = {
  mode: word,
  theme: word,
  screen: word,
  by: word,
  position: word,
  role: word,
  // Matches only values of our own enumerations.
  output: /^(?:loaded|outdated|valid|mismatched|stale|cancelled|refused)$/u,
  outcome: /^(?:done|stopped|failed)$/u,
  result: /^(?:delivered|roomBusy|stopped|failed)$/u,
  phase: /^(?:queued|sending|blocking|setAside)$/u,
  movesBy: /^(?:history|loading)$/u,
  form: /^(?:json|markdown)$/u,
  choice: /^(?:pay|decline|expire)$/u,
  view: viewName,
  views: viewName,
  expected: viewName,
  sales: /^(?:open|sandbox|closed)$/u,
  language: languageTag,
  languages: languageTag,
};
