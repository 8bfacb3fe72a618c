import { formats } from '../app/formats.ts';

/** Many character cards, imported at once. */
export const cardBatch = {
  title: 'Import several cards',
  tag: 'imported',
  text: (most: number) =>
    `Choose up to ${formats.number(most)} character cards (JSON, PNG or CHARX), or drop them here. Each becomes a mate that only you can see. Nothing that a card refers to is loaded.`,
  choose: 'Choose files',
  notReceived: 'Couldn’t receive the files that you shared. Choose them here.',
  folder: 'Choose a folder',
  chosen: (count: number) => `Files: ${formats.number(count)}`,
  surplus: (count: number, most: number) =>
    `More than ${formats.number(most)} files were chosen. Not imported: ${formats.number(count)}. Please import them afterwards.`,
  age: 'Age where a card states none',
  ageHint: 'Every mate is an adult: 18 or older.',
  pictures: 'Use the cards’ pictures as portraits. They show adult characters, and I may use them.',
  start: 'Import all',
  stop: 'Stop',
  resume: 'Continue',
  retryFailed: 'Retry failed',
  progress: (done: number, total: number) => `${formats.number(done)} of ${formats.number(total)} files done`,
  paused: (count: number) => `Paused. Files left: ${formats.number(count)}.`,
  finished: 'Import finished.',
  tally: {
    imported: (count: number) => `Imported: ${formats.number(count)}`,
    duplicate: (count: number) => `Already there: ${formats.number(count)}`,
    refused: (count: number) => `Not imported: ${formats.number(count)}`,
    failed: (count: number) => `Failed: ${formats.number(count)}`,
  },
  report: 'Report',
  waiting: 'Waiting',
  running: 'Importing…',
  again: (mate: string) => `You already have ${mate} from this card.`,
  repeat: 'Import anyway',
  refusal: {
    name: 'The card has no name.',
    minor: 'The card makes its character younger than 18. Every mate is an adult.',
    invalid: 'A text of this card contains something that isn’t allowed.',
  },
  added: (fields: readonly string[]) => `Filled in, please check: ${fields.join(', ')}.`,
  kept: (assets: readonly string[]) => `In its file, stored for export and not shown: ${assets.join(', ')}.`,
  notKept: (assets: readonly string[]) =>
    `In its file, but too large to be stored, so please keep the file: ${assets.join(', ')}.`,
  remote: (count: number) => `Pictures on other servers, not loaded: ${formats.number(count)}.`,
  missing: (count: number) => `Pictures missing in the file: ${formats.number(count)}.`,
  assets: {
    icon: (count: number) => `portraits: ${formats.number(count)}`,
    emotion: (count: number) => `expressions: ${formats.number(count)}`,
    background: (count: number) => `backgrounds: ${formats.number(count)}`,
    user_icon: (count: number) => `portraits of you: ${formats.number(count)}`,
    other: (count: number) => `other files: ${formats.number(count)}`,
  },
};
