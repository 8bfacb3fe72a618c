/** The protocol for people who write about harming themselves, as the safety page publishes it and the yearly report quotes it. */

/** Raised with every change of the texts below: year, month, and a count within the month. */
export const protocolVersion = '2026-11.2';

export const protocolSteps: readonly string[] = [
  'The server recognizes many ways of saying it, in 27 languages, and helplines appear above the reply right away. The mate steps out of its role, says that it’s only a program, and asks you to call. That message is free.',
  'This applies to every mate, whatever engine it runs on: the reply was written by people, not by a model. It can’t be turned off, and the mate stays careful for a while afterward.',
  'Nothing is blocked: you can keep writing, and the conversation stays yours.',
  'No one is alerted: no person is reading along, and a mate can’t send help. Please call.',
];

/** The limits of the protocol, and the data that it stores. */
export const protocolLimit =
  'Detection isn’t perfect: it can miss a cry for help, or take a joke seriously. Only the program reads what you write; it stores that help was offered with the message, so you’ll see it again when you’re back.';
