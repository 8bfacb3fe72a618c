import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Trimmed } from '../line.ts';
import { ClientId, Done, Id, Nothing } from '../primitives.ts';

/** The maximum length of a report's text, in UTF-16 units. */
export const maxReportLength = 1000;

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
    words: v.optional(v.pipe(Trimmed, v.maxLength(maxReportLength)), ''),
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
