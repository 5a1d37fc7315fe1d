// Adds the icons that the strings of a module name, so that a page carries only these. A string that is the name of an icon
// by accident costs some bytes.
module.exports = function iconLoader(code, map) {
  const named = Object.entries(this.getOptions()).filter(([name]) => new RegExp(`(['"])${name}\\1`).test(code));
  const lines = [
    "import { addIcons } from '@mirqam/shared/ui/icons';",
    `addIcons(${JSON.stringify(Object.fromEntries(named))});`,
  ];
  this.callback(null, named.length > 0 ? [code, ...lines].join('\n') : code, map);
};
