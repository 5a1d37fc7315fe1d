const { existsSync, readFileSync } = require('node:fs');
const { dirname, resolve } = require('node:path');
const { parse } = require('postcss');

// Refuses a class that the stylesheet of a module does not have, such as `styles.leed`: the page would lack its style.
module.exports = function classLoader(code) {
  // `import card from './card.module.css'` uses no class named `module`.
  const body = code.replace(/^import .*$/gm, (line) => ' '.repeat(line.length));
  for (const [, name, request] of code.matchAll(/^import (\w+) from ['"](\.[^'"]+\.module\.css)['"]/gm)) {
    const file = resolve(dirname(this.resourcePath), request);
    // Webpack reports a file that is missing, css-loader one that is not CSS.
    const classes = existsSync(file) && classesIn(readFileSync(file, 'utf8'));
    if (!classes) continue;
    this.addDependency(file);
    const use = new RegExp(`\\b${name}(?:\\??\\.(\\w+)|\\[(['"])([\\w-]+)\\2\\])`, 'g');
    const unknown = [...body.matchAll(use)].find(([, word, , quoted]) => !classes.has(word ?? quoted));
    if (!unknown) continue;
    const lines = code.slice(0, unknown.index).split('\n');
    const place = `${lines.length}:${lines.at(-1).length + 1}`;
    const fix = `correct the name, or add the class to ${request}`;
    // In the form of css-loader, so that the build error has the line.
    throw new Error(
      `SyntaxError\n\n(${place}) ${this.resourcePath} ${unknown[0]} is not a class of ${request}: ${fix}`,
    );
  }
  return code;
};

/** The names that a stylesheet exports; none for a text that is not CSS. */
function classesIn(css) {
  try {
    const names = new Set();
    parse(css).walkRules(({ selector }) => {
      for (const [, name] of selector.matchAll(/[.#](-?[_a-z][\w-]*)/gi)) names.add(name);
    });
    return names;
  } catch {
    return undefined;
  }
}
