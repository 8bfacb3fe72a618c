/** How machines, services and views use `requestMachine`. */
import { fromPromise, type ActorRefFrom, type AnyActorRef, type NonReducibleUnknown } from 'xstate';
import { toFailure, type Failure } from './failure.ts';
import { notProvided } from './placeholders.ts';
import { requestMachine, type RequestEvent } from './request.machine.ts';
import type { RetypedMachine } from './retyped-machine.ts';

/** A request of any type. */
export type RequestActor = ActorRefFrom<typeof requestMachine>;

/** The request machine with the types of its input and output. */
export type RequestMachine<Output, Input = undefined> = RetypedMachine<typeof requestMachine, Input, Output>;

type Fetch<Output, Input> = (params: {
  readonly input: Input;
  readonly signal: AbortSignal;
}) => Promise<Output>;

/** Returns the machine of a request that `fetch` makes. */
export const provideRequest = <Output, Input extends NonReducibleUnknown = undefined>(
  fetch: Fetch<Output, Input>,
): RequestMachine<Output, Input> => {
  // The machine hands its input to `fetch` and the result back, unread: only its users know their types.
  const untyped = fetch as Fetch<unknown, NonReducibleUnknown>;
  return requestMachine.provide({ actors: { fetch: fromPromise(untyped) } }) as RequestMachine<Output, Input>;
};

/** A placeholder of a request. Unless it is replaced, it fails and names what is missing. */
export const notProvidedRequest = <Output, Input extends NonReducibleUnknown = undefined>(name: string) =>
  provideRequest<Output, Input>(() => Promise.reject(notProvided(name)));

/** A request, or a machine that invokes one as `request` and is `failed` itself where that crashed. */
export interface Requester extends Pick<AnyActorRef, 'subscribe'> {
  readonly send: (event: RequestEvent) => void;
  readonly getSnapshot: () => RequesterSnapshot;
}

interface RequesterSnapshot {
  readonly tags: ReadonlySet<string>;
  readonly children: { readonly request?: RequestActor | undefined };
  readonly context: object;
}

/** The request that runs below a machine. */
export const selectRequest = ({ children }: RequesterSnapshot): RequestActor | undefined => children.request;

/** Whether the user waits for it. False for no request. */
export const selectIsBusy = (snapshot: RequesterSnapshot | undefined): boolean =>
  snapshot?.tags.has('busy') === true;
export const selectIsSlow = (snapshot: RequesterSnapshot | undefined): boolean =>
  snapshot?.tags.has('slow') === true;
export const selectIsFailed = (snapshot: RequesterSnapshot | undefined): boolean =>
  snapshot?.tags.has('failed') === true;
export const selectIsUnsupported = (snapshot: RequesterSnapshot | undefined): boolean =>
  snapshot?.tags.has('unsupported') === true;
/** Why the request failed; null where it crashed. */
export const selectFailure = ({ context }: RequesterSnapshot): Failure | null =>
  'failure' in context && context.failure !== null ? toFailure(context.failure) : null;
