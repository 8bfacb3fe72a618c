import type { Page } from '@playwright/test';
import { saveOrUpdatePersona } from '../../../../contract/rooms/persona.ts';
import { newcomer, type Member } from './api.ts';
import { ask } from './ask.ts';

/** A form of a signed-in user, and what is typed into it. */
export interface Form {
  readonly name: string;
  readonly path: string;
  /** Presses what opens it. */
  readonly open?: (page: Page) => Promise<void>;
  /** The texts by label. */
  readonly texts: Readonly<Record<string, string>>;
  /** The labels of what is chosen. */
  readonly choices?: readonly string[];
  /** Passwords by label, which must not return. */
  readonly secrets?: readonly string[];
  readonly submit: string;
  /** The call that the form makes, and the fields that it may refuse, by their names in the call. */
  readonly refusals?: { readonly call: string; readonly fields: Readonly<Record<string, string>> };
  /** Whether the server judges what is written, and so refuses a text by itself. */
  readonly isJudged?: boolean;
  readonly member?: () => Promise<Member>;
  /** Prepares the account and returns the query of the path. */
  readonly prepare?: (member: Member) => Promise<string>;
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** One text, which the server judges. */
const judged = (field: string, label: string, text: string, call: string) => ({
  texts: { [label]: text },
  isJudged: true,
  refusals: { call, fields: { [field]: label } },
});

/** Every form whose texts outlive an expired session. */
export const forms: readonly Form[] = [
  {
    name: 'profile',
    path: '/profile',
    ...judged('name', 'Name', 'Ada L.', '/user/profile'),
    choices: ['Green'],
    submit: 'Save',
  },
  {
    name: 'new address',
    path: '/security',
    open: press('Change email'),
    texts: { 'New email': 'ada@example.org' },
    secrets: ['Current password'],
    submit: 'Send links',
    refusals: { call: '/user/email/change', fields: { newEmail: 'New email', password: 'Current password' } },
  },
  {
    name: 'new persona',
    path: '/chat-profile',
    open: press('New persona'),
    texts: { Name: 'Max', Pronouns: 'they/them', 'About you': 'Likes\nlong walks' },
    submit: 'Save',
    isJudged: true,
    refusals: {
      call: '/user/saveOrUpdatePersona',
      fields: { name: 'Name', pronouns: 'Pronouns', about: 'About you' },
    },
  },
  {
    name: 'persona',
    path: '/chat-profile',
    open: press('Edit Max'),
    texts: { Name: 'Maxine', Pronouns: '', 'About you': 'Likes rain' },
    submit: 'Save',
    async prepare({ user }) {
      await ask(saveOrUpdatePersona, { name: 'Max', pronouns: 'he/him', about: 'Sun' }, user.token);
      return '';
    },
  },
  {
    name: 'review',
    path: '/detail?mateId=iris-vale',
    open: press('Write a review'),
    ...judged('text', 'Your review (optional)', 'Kind and funny', '/mate/review'),
    choices: ['4 stars'],
    submit: 'Publish',
  },
  {
    name: 'report',
    path: '/detail?mateId=iris-vale',
    open: press('Report or block'),
    texts: { 'Details (optional)': 'It asked for money' },
    choices: ['Something else'],
    submit: 'Submit report',
    refusals: { call: '/safety/report', fields: { words: 'Details (optional)' } },
  },
  {
    name: 'fact',
    path: '/memory?mateId=iris-vale',
    open: press('Add a memory'),
    ...judged('text', 'What to remember', 'Likes rain', '/memory/addFact'),
    submit: 'Save',
  },
  {
    name: 'suggestion',
    path: '/generate',
    ...judged('wish', 'Who would you like to meet?', 'A ferry captain', '/mate/own/suggest'),
    submit: 'Suggest a draft',
  },
  {
    name: 'date of birth',
    path: '/chat-detail?mateId=iris-vale',
    texts: { Day: '12', Year: '1991' },
    submit: 'Continue',
    member: newcomer,
  },
];
