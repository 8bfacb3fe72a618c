import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, Subscription } from 'xstate';
import type { NotificationCommand, Notify } from '../../machines/notifications/notifications.types.ts';
import type { ToastSource } from '../../machines/shared/toast.ts';

/**
 * Returns the function that shows notifications, each as long as what it says is true: one of an attempt ends when the
 * attempt is repeated, one of a machine when the machine shows another, and a problem also when its machine ends.
 */
export const createNotify = (send: (command: NotificationCommand) => void): Notify => {
  const followed = new WeakMap<AnyActorRef, Subscription>();
  return (source, request) => {
    if (source === null) return send({ type: 'notification.show', notification: request });
    const { self } = source;
    const cause = request.cause ?? self.sessionId;
    send({ type: 'notification.show', notification: { ...request, cause } });
    followed.get(self)?.unsubscribe();
    const endsWithActor = request.type !== 'positive';
    followed.set(
      self,
      followAttempt(source, { endsWithActor }, () => send({ type: 'cause.ended', cause })),
    );
  };
};

/** Calls `end` when the actor begins the attempt again whose end the event is. */
function followAttempt(
  { self, event }: ToastSource,
  { endsWithActor }: { readonly endsWithActor: boolean },
  end: () => void,
): Subscription {
  const id = attemptOf(event);
  let first: AnyMachineSnapshot | null = null;
  const stop = (): void => {
    subscription.unsubscribe();
    end();
  };
  const stopWithActor = (): void => {
    // One that ends with what it has shown would take that away at once.
    if (endsWithActor && first?.status === 'active') stop();
  };
  const subscription = self.subscribe({
    next(snapshot: AnyMachineSnapshot) {
      // A start together with the toast is not the user's next attempt.
      first ??= snapshot;
      const attempt = snapshot.children[id];
      if (attempt !== undefined && attempt !== first.children[id]) stop();
    },
    complete: stopWithActor,
    error: stopWithActor,
  });
  return subscription;
}

/** The id of the child that has ended with this event; '' for another event. */
const attemptOf = ({ type, ...event }: AnyEventObject): string =>
  /^xstate\.(?:done|error)\.actor\./.test(type) && typeof event['actorId'] === 'string'
    ? event['actorId']
    : '';
