import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Mate } from './mate.ts';
import { ClientId, Count, Done, Id, Nothing, Time } from './primitives.ts';

/** The longest that a person may write with a report, in UTF-16 units. */
export const reportLimit = 1000;

/** Why a mate or a reply is reported. */
export const reportReasons = [
  'minors',
  'self-harm',
  'sexual',
  'violence',
  'hate',
  'impersonation',
  'private-data',
  'claims-human',
  'pressure',
  'other',
] as const;
export const ReportReason = v.picklist(reportReasons);
export type ReportReason = v.InferOutput<typeof ReportReason>;

/** The same `clientId` again is the same report. Only with `consent` is the reply's text kept with it. */
export const report = defineCall({
  method: 'POST',
  path: '/safety/report',
  access: 'token',
  effect: 'write',
  input: v.object({
    clientId: ClientId,
    mateId: Id,
    /** A reply of this mate in a room of the caller's; without it the mate itself is meant. */
    messageId: v.optional(Id),
    reason: ReportReason,
    words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(reportLimit)), ''),
    consent: v.optional(v.boolean(), false),
  }),
  output: Done,
  extension: true,
});

/** Blocked mates, the one blocked last first. They are in no other list. */
export const BlockList = v.object({ mates: v.array(Mate) });
export type BlockList = v.InferOutput<typeof BlockList>;

export const blocks = defineCall({
  method: 'GET',
  path: '/safety/blocks',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: BlockList,
  extension: true,
});

/** Blocks the mate or takes that back, as `wanted` says. Rooms with it stay readable; nothing can be sent there. */
export const block = defineCall({
  method: 'POST',
  path: '/safety/block',
  access: 'token',
  effect: 'write',
  input: v.object({ mateId: Id, wanted: v.boolean() }),
  output: v.object({ blocked: v.boolean() }),
  extension: true,
});

/** How often help lines were offered beside a message, year by year (UTC), the latest first. Nobody is named. */
export const HelpReport = v.object({
  years: v.array(v.object({ year: Count, offered: Count })),
  countedAt: Time,
});
export type HelpReport = v.InferOutput<typeof HelpReport>;

export const helpReport = defineCall({
  method: 'GET',
  path: '/safety/report',
  access: 'open',
  effect: 'read',
  input: Nothing,
  output: HelpReport,
  extension: true,
});

/** What is stored of a person's reports and blocks, as their export tells it. */
export const SafetyExport = v.object({
  blocks: v.array(v.object({ mateId: Id, createdAt: Time })),
  reports: v.array(
    v.object({
      mateId: Id,
      messageId: v.nullable(Id),
      reason: v.string(),
      words: v.string(),
      /** The reply's text, where the person agreed to its being kept. */
      quote: v.nullable(v.string()),
      /** The quote is left out because the caller turned mature content off. */
      hidden: v.optional(v.literal('mature')),
      createdAt: Time,
    }),
  ),
});
export type SafetyExport = v.InferOutput<typeof SafetyExport>;
