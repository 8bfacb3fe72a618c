/**
 * Shows every state of every screen by a link, without clicking through the flow and without a server: `?scene=/search
 * loading.slow&theme=dark&language=ar`. Without a scene it shows the list.
 */
import '../../src/views/styles/base.css';
import { Fragment, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { languages } from '../../contract/languages.ts';
import { setDocumentLanguage } from '../../src/locales/set-document-language.ts';
import { applyTheme } from '../../src/services/preferences/theme.ts';
import { Contents } from './contents.tsx';
import { openStage } from './stage.tsx';
import { goBack, type WentBack } from './back.ts';
import { pressControls, type Pressed } from './press.ts';
import { unseenStates } from './unseen.ts';

/** The interface for programs that visit the scenes. */
interface Gallery {
  readonly ids: readonly string[];
  /** The states of machines that no scene shows. */
  readonly unseen: readonly string[];
  /** Shows a scene without reloading the page. */
  readonly show: (id: string) => void;
  /** Shows a scene and presses each of its enabled controls. */
  readonly press: (id: string) => Pressed;
  /** Shows a scene and goes back from what is open in it. */
  readonly back: (id: string) => WentBack;
  /** Replays a recording in this browser, draws each state of its page, and returns the result. */
  readonly replay: (recording: string) => Promise<{ readonly text: string; readonly isWell: boolean }>;
}

declare global {
  var __gallery: Gallery | undefined;
}

const query = new URLSearchParams(location.search);
const language = languages.find((each) => each === query.get('language')) ?? 'en';
const theme = query.get('theme');
setDocumentLanguage(language);
applyTheme(theme === 'light' || theme === 'dark' ? theme : 'system');

const container = document.querySelector('#root');
if (container === null) throw new Error('gallery.html needs an element with the id "root".');
const crashes: string[] = [];
const root = createRoot(container, {
  onUncaughtError(error) {
    crashes.push(error instanceof Error ? error.message : String(error));
    reportError(error);
  },
});
const stage = await openStage(language);
globalThis.__gallery = {
  ids: stage.scenes.map(({ id }) => id),
  unseen: unseenStates(stage.scenes),
  show(id) {
    query.set('scene', id);
    history.replaceState(null, '', `?${query.toString()}`);
    draw();
  },
  press(id) {
    query.set('scene', id);
    flushSync(draw);
    return pressControls();
  },
  back(id) {
    query.set('scene', id);
    flushSync(draw);
    return goBack();
  },
  async replay(text) {
    const { describeReplay, replayText } = await import('../product-charts/replay.ts');
    crashes.length = 0;
    const { recording, replay } = replayText(text, (read) => {
      const scene = stage.replayedScene(read);
      if (scene !== null) flushSync(() => root.render(stage.draw(scene)));
    });
    const lines = [
      describeReplay(recording, replay),
      ...crashes.map((message) => `a view broke: ${message}`),
    ];
    return { text: lines.join('\n'), isWell: replay.divergences.length === 0 && crashes.length === 0 };
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
