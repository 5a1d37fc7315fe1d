import { readPage } from '@mirqam/shared/contract/Page';

/** The first run of a module, as webpack passes it to functions that may replace its parts. */
interface Execution {
  readonly id: string | number;
  readonly module: { readonly exports: unknown };
  factory: (this: unknown, ...parts: unknown[]) => void;
}

declare const __webpack_require__: { readonly i: ((execution: Execution) => void)[] };

/**
 * Reports modules of an app that throw while they load, and pages without the component of their name: for the shell both
 * are pages that did not load.
 */
export function reportModules(app: string): void {
  let reported: unknown;
  const report = (error: unknown) => {
    // Passes through every module that imports the one that throws.
    if (error !== reported) reportError(error);
    reported = error;
  };
  __webpack_require__.i.push((execution) => {
    const { id, module, factory } = execution;
    execution.factory = function run(...parts) {
      try {
        factory.apply(this, parts);
      } catch (error) {
        report(error);
        throw error;
      }
      const [, page] = /^\.\/src\/pages\/((?:[\w-]+\/)?\w+Page)\.tsx$/.exec(String(id)) ?? [];
      if (page && !(module.exports instanceof Promise)) checkPage(module.exports, page);
    };
  });

  function checkPage(exported: unknown, page: string) {
    try {
      readPage(exported, app, page);
    } catch (error) {
      // Its stack names this check, and not the page.
      if (error instanceof Error) error.stack = '';
      report(error);
    }
  }
}
