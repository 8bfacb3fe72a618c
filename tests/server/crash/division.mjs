/** Measures how evenly the nodes share the work, by their own metrics. */

/** Resolves with the replies that each node has written and its CPU time, since it started. */
export const readWork = (settings) => Promise.all(settings.map(readNode));

/** Returns the work between two readings, and the largest share of replies as a multiple of the smallest. */
export function divisionOf(before, after) {
  const nodes = after.map(({ replies, cpuSeconds }, index) => ({
    replies: replies - before[index].replies,
    cpuSeconds: cpuSeconds - before[index].cpuSeconds,
  }));
  const replies = nodes.map((node) => node.replies);
  return { nodes, ratio: Math.max(...replies) / Math.min(...replies) };
}

async function readNode({ ADMIN_PORT }) {
  const text = await (await fetch(`http://127.0.0.1:${ADMIN_PORT}/metrics`)).text();
  const sum = (pattern) => [...text.matchAll(pattern)].reduce((total, [, value]) => total + Number(value), 0);
  return {
    replies: sum(/^mates_model_requests_total\{[^}]*kind="reply"[^}]*\} (\S+)$/gm),
    cpuSeconds: sum(/^process_cpu_seconds_total (\S+)$/gm),
  };
}
