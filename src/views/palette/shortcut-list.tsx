import type { Messages } from '../../locales/messages.ts';
import { useMessages } from '../../locales/messages.ts';
import { Dialog } from '../components/dialogs/dialog.tsx';
import styles from './shortcut-list.module.css';

interface ShortcutListProps {
  readonly hasCommandKey: boolean;
  readonly onClose: () => void;
}

/** Keys that are pressed together, and others that do the same or the opposite. */
type Combinations = readonly (readonly string[])[];

interface Section {
  readonly title: string;
  readonly rows: readonly (readonly [does: string, keys: Combinations])[];
}

/** The shortcuts of the page, by where they work. */
export function ShortcutList({ hasCommandKey, onClose }: ShortcutListProps) {
  const t = useMessages('palette');
  return (
    <Dialog title={t.shortcuts.title} onClose={onClose}>
      {sectionsOf(t, hasCommandKey).map(({ title, rows }) => (
        <section key={title} className={styles.section}>
          <h3 className={styles.title}>{title}</h3>
          <dl>
            {rows.map(([does, combinations]) => (
              <div key={does} className={styles.row}>
                <dt>{does}</dt>
                <dd className={styles.keys}>
                  {combinations.map((keys) => (
                    <kbd key={keys.join(' ')} dir="ltr" className={styles.combination}>
                      {keys.map((key) => (
                        <kbd key={key} className={styles.key}>
                          {key}
                        </kbd>
                      ))}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

function sectionsOf({ shortcuts: t, keys }: Messages['palette'], hasCommandKey: boolean): readonly Section[] {
  const alt = hasCommandKey ? '⌥' : keys.alt;
  return [
    {
      title: t.everywhere,
      rows: [
        [t.palette, [[hasCommandKey ? '⌘' : keys.ctrl, 'K']]],
        [t.shortcuts, [['?']]],
        [t.close, [[keys.escape]]],
      ],
    },
    {
      title: t.composer,
      rows: [
        [t.send, [[keys.enter]]],
        [t.line, [[keys.shift, keys.enter]]],
        [t.edit, [['↑']]],
        [
          t.recall,
          [
            [alt, '↑'],
            [alt, '↓'],
          ],
        ],
        [t.stop, [[keys.escape]]],
      ],
    },
    {
      title: t.lists,
      rows: [
        [t.move, [['↑'], ['↓']]],
        [t.ends, [[keys.home], [keys.end]]],
        [t.version, [['←'], ['→']]],
      ],
    },
  ];
}
