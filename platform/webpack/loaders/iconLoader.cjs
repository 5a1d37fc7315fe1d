// Adds to a module the icons that its strings name, so that a page carries those that it can draw. A string that names one by
// accident costs some bytes.
module.exports = function iconLoader(code, map) {
  const named = Object.entries(this.getOptions()).filter(([name]) => new RegExp(`(['"])${name}\\1`).test(code));
  const lines = [
    "import { addIcons } from '@mirqam/shared/ui/icons';",
    `addIcons(${JSON.stringify(Object.fromEntries(named))});`,
  ];
  this.callback(null, named.length > 0 ? [code, ...lines].join('\n') : code, map);
};
