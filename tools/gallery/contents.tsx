import { languages } from '../../contract/languages.ts';
import type { Scene } from './scenes.ts';

interface ContentsProps {
  readonly scenes: readonly Scene[];
  /** The URL of the list itself; its links keep the theme and the language. */
  readonly query: URLSearchParams;
}

/** Renders the list of all scenes, by screen. */
export function Contents({ scenes, query }: ContentsProps) {
  const requested = query.get('scene');
  const groupOf = ({ id }: Scene) => id.split(' ')[0] ?? '';
  const groups = new Set(scenes.map(groupOf));
  return (
    <main style={{ padding: 24 }}>
      <h1>Gallery</h1>
      {requested === null ? null : <p role="alert">There is no scene “{requested}”.</p>}
      <nav aria-label="Look">
        {['system', 'light', 'dark'].map((theme) => (
          <Choice key={theme} query={query} name="theme" value={theme} />
        ))}
        {languages.map((language) => (
          <Choice key={language} query={query} name="language" value={language} />
        ))}
      </nav>
      {[...groups].map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {scenes
              .filter((scene) => groupOf(scene) === group)
              .map(({ id }) => (
                <li key={id}>
                  <a href={changed(query, 'scene', id)}>{id.slice(group.length)}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

interface ChoiceProps {
  readonly query: URLSearchParams;
  readonly name: string;
  readonly value: string;
}

function Choice({ query, name, value }: ChoiceProps) {
  return (
    <a
      href={changed(query, name, value)}
      aria-current={query.get(name) === value}
      style={{ marginInlineEnd: 12 }}
    >
      {value}
    </a>
  );
}

function changed(query: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(query);
  next.set(name, value);
  return `?${next.toString()}`;
}
