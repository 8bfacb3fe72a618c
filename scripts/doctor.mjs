/** `npm run doctor`: checks what the server needs, and says what is wrong and what to do. */
import { runCommand } from './lib/operator.mjs';

await runCommand(async ({ load }) => {
  const { runDoctor } = await load('/server/operator/doctor.ts');
  return runDoctor(process.env);
});
