import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Trimmed } from './line.ts';
import { Mate } from './mate.ts';
import { ClientId, Count, Done, Id, Nothing, Time } from './primitives.ts';

/** The maximum length of a report's text, in UTF-16 units. */
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

/**
 * Reports a mate or a reply, idempotent by `clientId`. The reply's text is stored with the report only with `consent`.
 */
export const report = defineCall({
  method: 'POST',
  path: '/safety/report',
  access: 'token',
  effect: 'write',
  input: v.object({
    clientId: ClientId,
    mateId: Id,
    /** A reply of this mate in a room of the caller; without it the report is about the mate itself. */
    messageId: v.optional(Id),
    reason: ReportReason,
    words: v.optional(v.pipe(Trimmed, v.maxLength(reportLimit)), ''),
    consent: v.optional(v.boolean(), false),
  }),
  output: Done,
  extension: true,
});

/** Stores that the user has read that the mates are an AI, which `/user/benefits` returns in every browser. */
export const acknowledgeAiNotice = defineCall({
  method: 'POST',
  path: '/safety/aiNotice',
  access: 'token',
  effect: 'write',
  input: v.optional(Nothing, {}),
  output: Done,
  extension: true,
});

/** Blocked mates, latest first. Other lists do not contain them. */
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

/**
 * Blocks or unblocks the mate, depending on `wanted`. Rooms with a blocked mate stay readable but accept no messages.
 */
export const block = defineCall({
  method: 'POST',
  path: '/safety/block',
  access: 'token',
  effect: 'write',
  input: v.object({ mateId: Id, wanted: v.boolean() }),
  output: v.object({ blocked: v.boolean() }),
  extension: true,
});

/** How often helplines were shown with a message, by year (UTC), latest first; without personal data. */
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

/** The stored data about a user's reports and blocks, as exported to them. */
export const SafetyExport = v.object({
  blocks: v.array(v.object({ mateId: Id, createdAt: Time })),
  reports: v.array(
    v.object({
      mateId: Id,
      messageId: v.nullable(Id),
      reason: v.string(),
      words: v.string(),
      /** The reply's text, when the user agreed to storing it. */
      quote: v.nullable(v.string()),
      /** The quote is omitted because the caller has turned mature content off. */
      hidden: v.optional(v.literal('mature')),
      createdAt: Time,
    }),
  ),
});
export type SafetyExport = v.InferOutput<typeof SafetyExport>;
