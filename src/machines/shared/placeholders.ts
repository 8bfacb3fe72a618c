import {
  fromCallback,
  fromEventObservable,
  fromPromise,
  type AnyEventObject,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate';

/** The error of an actor that was not provided. */
export const notProvided = (name: string) =>
  new Error(`${name} has no service: provide one where the machine is started.`);

/** The place of a promise actor in a machine. Left as it is, it rejects and says which service is missing. */
export const notProvidedPromise = <Output, Input extends NonReducibleUnknown = undefined>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(notProvided(name)));

/** The place of a callback actor in a machine; `Received` is what the machine may send to it. */
export const notProvidedCallback = <
  Received extends EventObject = AnyEventObject,
  Input extends NonReducibleUnknown = undefined,
>(
  name: string,
) =>
  fromCallback<Received, Input>(() => {
    throw notProvided(name);
  });

/** The place of an actor that sends a stream of events to the machine. */
export const notProvidedEvents = <Event extends EventObject, Input extends NonReducibleUnknown = undefined>(
  name: string,
) =>
  fromEventObservable<Event, Input>(() => {
    throw notProvided(name);
  });
