/** Counts what people are shown while nodes are restarted, and how long they wait for an answer. */

/** The page repeats these by itself, up to so many times. */
const streams = new Set(['send', 'retry', 'anotherReply', 'continueReply', 'resume']);
const triesOfPage = 5;

/** Watches the requests of these people. */
export function watchAnswers(people) {
  const counts = { requests: 0, repeated: 0, shownErrors: 0, longestPause: 0 };
  let counts5xx = false;
  const watched = people.map((person) => watch(person, counts, () => counts5xx));
  return {
    /** Whether a failed request counts as an error that is shown. */
    countErrors: (isOn) => {
      counts5xx = isOn;
    },
    forgetPauses: () => watched.forEach(({ forget }) => forget()),
    counts: () => counts,
  };
}

function watch(person, counts, isCounting) {
  let answeredAt = null;
  let failures = 0;
  const onAnswer = () => {
    const now = performance.now();
    if (answeredAt !== null) counts.longestPause = Math.max(counts.longestPause, now - answeredAt);
    answeredAt = now;
    failures = 0;
  };
  const onFailure = (path) => {
    counts.repeated += 1;
    failures += 1;
    const isShown = !streams.has(path.split('/').at(-1)) || failures > triesOfPage;
    if (isShown && isCounting()) counts.shownErrors += 1;
  };
  const { post, onFrame } = person;
  person.post = async (url, path, ...rest) => {
    counts.requests += 1;
    const response = await post.call(person, url, path, ...rest).catch((error) => {
      onFailure(path);
      throw error;
    });
    if (response.status < 500) {
      onAnswer();
      return response;
    }
    onFailure(path);
    throw new Error(`${path} was answered with ${response.status}`);
  };
  person.onFrame = (...args) => {
    onAnswer();
    return onFrame.apply(person, args);
  };
  return {
    forget: () => {
      answeredAt = null;
    },
  };
}
