/** Prints what a run found about the mutants of a machine. */
import { relative } from 'node:path';

/**
 * Prints one line for the machine, and one for each survivor, or for every mutant. Returns the problems: survivors that are
 * not explained, and explanations of mutants that don't survive. `accepted` names survivors that need no explanation.
 */
export function reportOf(
  { root, machine, mutants },
  verdicts,
  { explained, page, every, accepted = [], seconds },
) {
  const tried = mutants.filter(({ id }) => verdicts.has(id));
  const by = (judge) => tried.filter(({ id }) => verdicts.get(id).by === judge);
  const survivors = tried.filter(({ id }) => ['table', null].includes(verdicts.get(id).by));
  const caught = tried.length - survivors.length;
  const untried = mutants.length - tried.length;
  console.log(
    `${machine}: ${caught} of ${tried.length} mutants caught (${[
      ...(by('types').length > 0 ? [`${by('types').length} do not compile`] : []),
      `${by('story').length} by stories`,
      `${by('walk').length} by walks`,
    ].join(', ')}), ${survivors.length} survived; ${seconds} s${untried > 0 ? `; ${untried} not tried` : ''}`,
  );
  for (const mutant of tried) {
    const verdict = verdicts.get(mutant.id);
    if (survivors.includes(mutant)) printSurvivor(root, mutant, verdict, explained.get(mutant.id));
    else if (every) console.log(`  ${verdict.by.padEnd(8)} ${placeOf(root, mutant)} (${verdict.how})`);
  }
  const unexplained = survivors.filter(({ id }) => !explained.has(id) && !accepted.includes(id)).length;
  const problems = [
    ...(unexplained > 0 ? [`${unexplained} survivors are not explained in ${page}`] : []),
    ...[...explained.keys()]
      .filter((id) => isOf(machine, id))
      .flatMap((id) => outdated(id, mutants, verdicts, survivors)),
  ];
  for (const problem of problems) console.error(`  ${problem}`);
  return problems;
}

function printSurvivor(root, mutant, { by }, reason) {
  const note = by === 'table' ? ' (only the approved table differs)' : '';
  console.log(
    `  survived ${placeOf(root, mutant)}${note}${reason ? `\n           explained: ${reason}` : ''}`,
  );
}

function placeOf(root, { file, line, kind, id }) {
  return `${relative(root, file).replaceAll('\\', '/')}:${line} ${kind} ${id}`;
}

function outdated(id, mutants, verdicts, survivors) {
  if (!mutants.some((mutant) => mutant.id === id)) return [`explained, but there is no such mutant: ${id}`];
  const isCaught = verdicts.has(id) && !survivors.some((mutant) => mutant.id === id);
  return isCaught ? [`explained, but a test catches it: ${id}`] : [];
}

function isOf(machine, id) {
  return id.startsWith(`${machine} `) || id.startsWith(`${machine}.`);
}
