import { plainSite } from '../../contract/site.ts';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { createNotify } from '../../src/app/notifications/notify.ts';
import { createShowToast } from '../../src/app/notifications/show-toast.ts';
import { loadAppTexts } from '../../src/locales/load-texts.ts';
import { createMessageStore } from '../../src/locales/message-store.ts';
import { notificationsMachine } from '../../src/machines/notifications/notifications.machine.ts';
import { models } from '../../tools/product-charts/models.ts';
import { Coverage } from 'statechart-tools/walks/coverage';
import { startLive } from 'statechart-tools/walks/live';
import { nodeOf, type Edge, type Model } from 'statechart-tools/explorer/model';
import { describeSteps, wayTo } from 'statechart-tools/walks/walks';

const showing = [...models.values()].filter(({ machine }) => 'showToast' in machine.implementations.actions);
const messages = createMessageStore({ language: 'en', texts: await loadAppTexts('en') }, plainSite);
await messages.load([
  'billing',
  'mateEditor',
  'messageActions',
  'passkeys',
  'personas',
  'profile',
  'recentChats',
  'roomSettings',
  'chat',
]);
let checked = 0;

test.each(showing.map((model) => [model.machine.id, model] as const))(
  '%s shows nothing of an attempt that is repeated',
  (_name, model) => {
    const stale = model.edges.flatMap((end) => {
      if ((end.cause.kind !== 'done' && end.cause.kind !== 'error') || !isShowing(end)) return [];
      const { start, steps } = wayTo(model, nodeOf(model, end.from));
      const page = openPage(model, start.input);
      const shown = page.shownByLast([...steps, end]);
      const again = shown.length === 0 ? null : wayToAttempt(model, end, end.cause.child);
      if (again === null) return [];
      checked += 1;
      for (const step of again) page.perform(step);
      const left = shown.filter((message) => page.shown().includes(message));
      return left.length === 0 ? [] : [`${left.join()}: ${describeSteps([...steps, end, ...again])}`];
    });
    expect(stale).toEqual([]);
  },
);

test('the walks repeat attempts of many machines', () => {
  expect(checked).toBeGreaterThan(30);
});

test.each(showing.map((model) => [model.machine.id, model] as const))(
  '%s takes its problems along when it ends, except those that it ends with',
  (_name, model) => {
    const stale = model.edges.flatMap((end) => {
      const { snapshot } = nodeOf(model, end.to);
      if (end.cause.kind !== 'error' || snapshot.status !== 'active' || !isShowing(end)) return [];
      const { start, steps } = wayTo(model, nodeOf(model, end.from));
      const page = openPage(model, start.input);
      const shown = page.shownByLast([...steps, end]);
      page.stop();
      return shown.filter((message) => page.shown().includes(message));
    });
    expect(stale).toEqual([]);
  },
);

/** Whether a step shows a toast. */
const isShowing = ({ effects }: Edge): boolean => effects.some((effect) => effect.startsWith('showToast'));

/** Runs a machine with the page's notifications. */
function openPage(model: Model, input: unknown) {
  const notifications = createActor(notificationsMachine).start();
  const notify = createNotify((command) => notifications.send(command));
  let count = 0;
  const showToast = createShowToast(messages.read, (source, request) => {
    count += 1;
    notify(source, { ...request, message: `${count}. ${request.message}` });
  });
  const machine = model.machine.provide({ actions: { showToast } });
  const { actor, perform } = startLive({ ...model, machine }, new Coverage(machine), input);
  const shown = () =>
    notifications
      .getSnapshot()
      .context.items.filter(({ ref }) => !ref.getSnapshot().hasTag('leaving'))
      .map(({ ref }) => ref.getSnapshot().context.message);
  return {
    perform,
    shown,
    stop: () => actor.stop(),
    /** Performs the steps, and returns what the last one shows. */
    shownByLast(steps: readonly Edge[]) {
      let before: readonly string[] = [];
      for (const step of steps) {
        before = shown();
        perform(step);
      }
      return shown().filter((message) => !before.includes(message));
    },
  };
}

/** Returns a shortest way from the end of an attempt to where it has begun again; null where none leads there. */
function wayToAttempt(model: Model, end: Edge, child: string): readonly Edge[] | null {
  const ways = new Map<string, readonly Edge[]>([[end.to, []]]);
  for (const [key, way] of ways) {
    for (const edge of nodeOf(model, key).edges) {
      const steps = [...way, edge];
      if (isBegun(model, edge, child)) return steps;
      if (!ways.has(edge.to)) ways.set(edge.to, steps);
    }
  }
  return null;
}

const isBegun = (model: Model, { from, to }: Edge, child: string): boolean =>
  nodeOf(model, from).snapshot.children[child] === undefined &&
  nodeOf(model, to).snapshot.children[child] !== undefined;
