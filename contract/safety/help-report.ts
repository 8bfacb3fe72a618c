import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Count, Nothing, Time } from '../primitives.ts';

/** How often helplines were shown with a message, by year (UTC), newest first; without personal data. */
export const HelpReport = v.object({
  years: v.array(v.object({ year: Count, offered: Count })),
  countedAt: Time,
});
export type HelpReport = v.InferOutput<typeof HelpReport>;

/** How often help was offered each year, without any reference to persons. */
export const helpReport = defineCall({
  method: 'GET',
  path: '/safety/report',
  access: 'open',
  effect: 'read',
  input: Nothing,
  output: HelpReport,
  extension: true,
});
