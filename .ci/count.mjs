// Prints `N passed, N failed` over what Jest and Playwright wrote down.
import { readFileSync } from 'node:fs';

const [status] = process.argv.slice(2);
const units = read('.cache/tests/units.json');
const journeys = read('.cache/tests/e2e.json')?.stats;
const passed = (units?.numPassedTests ?? 0) + (journeys?.expected ?? 0) + (journeys?.flaky ?? 0);
// A suite that does not even load has no tests to count.
const failed = (units?.numFailedTests ?? 0) + (units?.numRuntimeErrorTestSuites ?? 0) + (journeys?.unexpected ?? 0);
// Types, lint and dead code have no tests to count either: a step that stopped the run is one failure.
const stopped = status !== '0' && failed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed + stopped} failed`);

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
