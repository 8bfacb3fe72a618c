/** Faults of `sendTo`: the event goes to another child, or to the machine itself if there is no other. */
import { idOf, invokesOf, nameOf, statesIn, transitionsIn, type Part } from './chart.ts';
import { nameIn, partOf, wordFor, type Fault, type Written } from './fault.ts';

/** An action that `sendTo` creates. */
interface Sending extends Part {
  readonly to: unknown;
}

type Args = Readonly<Record<'self', unknown>>;

/** Returns a fault for each `sendTo`, in the chart and among the actions of `setup`. */
export function inAddressees({ config, actions }: Written): Fault[] {
  const children = [
    ...new Set(
      statesIn(config)
        .flatMap(invokesOf)
        .map(({ invoke }) => nameOf(invoke)),
    ),
  ];
  return [
    ...transitionsIn(config).flatMap((transition) =>
      inList(nameIn(config, transition), partOf(transition), 'actions', transition.at, children),
    ),
    ...statesIn(config).flatMap(({ config: state, path, at }) =>
      ['entry', 'exit'].flatMap((key) => inList(`${idOf(config, path)} ${key}`, state, key, at, children)),
    ),
    ...Object.entries(actions).flatMap(([name, action]) =>
      isSending(action)
        ? [
            redirected(`${String(config['id'])} action ${name}`, [], action, children, (sending) => {
              actions[name] = sending;
            }),
          ]
        : [],
    ),
  ];
}

function inList(
  name: string,
  holder: Part,
  key: string,
  above: Fault['at'],
  children: readonly string[],
): Fault[] {
  const written = holder[key];
  const listed: unknown[] = Array.isArray(written) ? written : [written];
  return listed.flatMap((action, index) => {
    if (!isSending(action)) return [];
    const number = listed.filter(isSending).length > 1 ? `[${index}]` : '';
    const at = [...above, key, ...(Array.isArray(written) ? [index] : [])];
    return [
      redirected(`${name}: ${wordFor(action)}${number}`, at, action, children, (sending) => {
        holder[key] = listed.with(index, sending);
      }),
    ];
  });
}

function redirected(
  name: string,
  at: Fault['at'],
  action: Sending,
  children: readonly string[],
  put: (action: unknown) => void,
): Fault {
  const own = children.indexOf(String(action.to));
  const [other] = [...children.slice(own + 1), ...children].filter((child) => child !== action.to);
  const to = other ?? (({ self }: Args) => self);
  return {
    id: `${name} sent to ${other ?? 'itself'}`,
    kind: 'addressee',
    at,
    commit: () => put(Object.assign(() => {}, action, { to })),
  };
}

function isSending(action: unknown): action is Sending {
  return (
    typeof action === 'function' && 'type' in action && action.type === 'xstate.sendTo' && 'to' in action
  );
}
