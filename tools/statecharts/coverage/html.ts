/** Renders the report as one page: it works from disk, in both color schemes, and makes no network request. */
import type { AnyTransitionDefinition } from 'xstate';
import { toSvg, type Mark } from '../charts/svg.ts';
import { transitionName } from '../explorer/machine-parts.ts';
import { takers, type Taker } from './record.ts';
import { style } from './style.ts';
import type { RunState, Tally, TakenTransition } from './tally.ts';
import { countOf, isRun, plural } from './terminal.ts';

/** Returns the HTML of the page. */
export async function reportPage(tallies: readonly Tally[], runs: readonly RunState[]): Promise<string> {
  const charts = await Promise.all(tallies.map(chartOf));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Coverage of behaviour</title>
<style>${style}</style>
</head>
<body>
<h1>Coverage of behaviour</h1>
<p>Each transition of each machine, and who takes it. An arrow has the colour of the strongest that takes it.</p>
<ul class="legend">${kinds.map(({ kind, words }) => `<li class="${kind}">${words}</li>`).join('')}</ul>
${runPart(runs)}
${missingPart(tallies)}
<h2>Machines</h2>
<div class="wide"><table>
<thead><tr><th scope="col">machine</th><th scope="col">transitions</th>${takers.map((taker) => `<th scope="col">${plural[taker]}</th>`).join('')}<th scope="col">nobody</th></tr></thead>
<tbody>${tallies.map((tally) => rowOf(tally, runs)).join('')}</tbody>
</table></div>
${charts.join('\n')}
</body>
</html>
`;
}

const kinds = [
  { kind: 'tour', words: 'a tour in a browser (and mostly the others too)' },
  { kind: 'story', words: 'a story, but no tour' },
  { kind: 'walk', words: 'walks alone' },
  { kind: 'nobody', words: 'nobody' },
] as const;

function rowOf(tally: Tally, runs: readonly RunState[]): string {
  const { machine, transitions } = tally;
  const cells = takers.map((taker) => {
    const cell = isRun(runs, taker) ? share(countOf(tally, taker), transitions.length) : 'not run';
    return `<td>${cell}</td>`;
  });
  const untested = transitions.filter(({ by }) => by.length === 0).length;
  return `<tr><th scope="row"><a href="#${machine}">${machine}</a></th><td>${transitions.length}</td>${cells.join('')}<td>${untested}</td></tr>`;
}

function share(count: number, total: number): string {
  const percent = total === 0 ? 100 : Math.floor((100 * count) / total);
  return `${count} <small>${percent} %</small>`;
}

async function chartOf({ machine, model, transitions }: Tally): Promise<string> {
  const byName = new Map(transitions.map((transition) => [transition.name, transition]));
  const markOf = (definition: AnyTransitionDefinition): Mark | null => {
    const transition = byName.get(transitionName(definition));
    return transition ? { kind: kindOf(transition), words: wordsFor(transition) } : null;
  };
  const svg = await toSvg(model.machine, markOf);
  const rows = transitions.map(
    (transition) =>
      `<tr class="${kindOf(transition)}"><td>${escape(transition.name)}</td><td>${wordsFor(transition)}</td></tr>`,
  );
  return `<section id="${machine}"><h2>${machine}</h2><div class="wide">${svg}</div>
<details><summary>${transitions.length} transitions in words</summary><div class="wide"><table><tbody>${rows.join('')}</tbody></table></div></details></section>`;
}

function kindOf({ by }: TakenTransition): Taker | 'nobody' {
  return by.includes('tour') ? 'tour' : by.includes('story') ? 'story' : (by[0] ?? 'nobody');
}

function wordsFor({ by }: TakenTransition): string {
  return by.length === 0 ? 'nobody' : by.map((taker) => plural[taker]).join(', ');
}

function missingPart(tallies: readonly Tally[]): string {
  const missing = tallies.flatMap(({ transitions }) => transitions.filter(({ by }) => by.length === 0));
  if (missing.length === 0) return '<p class="well">Somebody takes every transition.</p>';
  return `<h2>Nobody takes</h2><ul class="missing">${missing.map(({ name }) => `<li>${escape(name)}</li>`).join('')}</ul>`;
}

/** Test files that were not run are listed first, because the colors below do not cover them. */
function runPart(runs: readonly RunState[]): string {
  const open = runs.filter(({ state }) => state !== 'run');
  if (open.length === 0) return `<p class="well">All ${runs.length} test files were run.</p>`;
  const lines = open.map(({ file, state }) => `<li>${escape(file)}: ${state}</li>`);
  return `<div class="notice"><p>${open.length} of ${runs.length} test files are not counted:</p><ul>${lines.join('')}</ul></div>`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
