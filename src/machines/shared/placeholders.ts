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

/** A placeholder of a promise actor. Unless it is replaced, it rejects and names what is missing. */
export const notProvidedPromise = <Output, Input extends NonReducibleUnknown = undefined>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(notProvided(name)));

/** A placeholder of a callback actor; the machine may send it `Received`. */
export const notProvidedCallback = <
  Received extends EventObject = AnyEventObject,
  Input extends NonReducibleUnknown = undefined,
>(
  name: string,
) =>
  fromCallback<Received, Input>(() => {
    throw notProvided(name);
  });

/** A placeholder of an actor that sends a stream of events. */
export const notProvidedEvents = <Event extends EventObject, Input extends NonReducibleUnknown = undefined>(
  name: string,
) =>
  fromEventObservable<Event, Input>(() => {
    throw notProvided(name);
  });
