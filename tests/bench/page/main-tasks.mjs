/** Returns the tasks on the main threads of pages, from the events of a trace with the category `toplevel`. */
export function mainTasks(events) {
  const threadOf = ({ pid, tid }) => `${pid}:${tid}`;
  const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
  const threads = new Set(events.filter(isMain).map(threadOf));
  return events.filter((event) => event.name.endsWith('RunTask') && threads.has(threadOf(event)));
}
