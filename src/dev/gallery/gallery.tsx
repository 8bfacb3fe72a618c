/**
 * Every state of every screen by one link, without clicking through the flow and without a server:
 * `?scene=/search loading.slow&theme=dark&language=ar`. Without a scene: the list of all.
 */
import '../../views/styles/base.css';
import { Fragment, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { languages } from '../../../contract/languages.ts';
import { markPage } from '../../locales/mark-page.ts';
import { applyTheme } from '../../services/theme.ts';
import { Contents } from './contents.tsx';
import { openStage } from './stage.tsx';

declare global {
  /** For programs that walk the scenes: their ids, and how one is shown without loading the page anew. */
  var __gallery: { readonly ids: readonly string[]; readonly show: (id: string) => void } | undefined;
}

const query = new URLSearchParams(location.search);
const language = languages.find((each) => each === query.get('language')) ?? 'en';
const theme = query.get('theme');
markPage(language);
applyTheme(theme === 'light' || theme === 'dark' ? theme : 'system');

const container = document.querySelector('#root');
if (container === null) throw new Error('gallery.html needs an element with the id "root".');
const root = createRoot(container);
const stage = await openStage(language);
globalThis.__gallery = {
  ids: stage.scenes.map(({ id }) => id),
  show(id) {
    query.set('scene', id);
    history.replaceState(null, '', `?${query.toString()}`);
    draw();
  },
};

function draw() {
  const id = query.get('scene');
  const scene = stage.scenes.find((each) => each.id === id);
  root.render(
    <StrictMode>
      {scene === undefined ? (
        <Contents scenes={stage.scenes} query={query} />
      ) : (
        <Fragment key={scene.id}>{stage.draw(scene)}</Fragment>
      )}
    </StrictMode>,
  );
}
draw();
