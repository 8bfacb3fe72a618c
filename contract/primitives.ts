import * as v from 'valibot';

/** An identifier that the server made. */
export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[\w-]+$/));

/** An identifier that the client made, so that a request sent twice counts once. */
export const ClientId = v.pipe(v.string(), v.uuid());

/** Milliseconds since 1970, UTC. */
export const Time = v.pipe(v.number(), v.integer(), v.minValue(0));

export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A number written in a query. */
export const QueryInteger = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.minValue(least), v.maxValue(most));

/** Nothing is sent. */
export const Nothing = v.object({});

/** A write that has no more to say than that it happened. */
export const Done = v.null();
