import ts from 'typescript';

/** New code by the name of a function, a method or a variable: the statements of a body, or a value. */
export type Replacements = Readonly<Record<string, string>>;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Replaces parts of a module, so that a minifier removes what only they use. Throws for a name that the module does not
 * declare, as after an upgrade.
 */
export function omitParts(file: string, code: string, replacements: Replacements): string {
  const missing = new Set(Object.keys(replacements));
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    const name = nameOf(node);
    const text = name !== undefined && Object.hasOwn(replacements, name) ? replacements[name] : undefined;
    const part = text === undefined ? undefined : replacedPart(node);
    if (name === undefined || text === undefined || !part) {
      ts.forEachChild(node, visit);
      return;
    }
    missing.delete(name);
    edits.push({ start: part.getStart(), end: part.end, text: ts.isFunctionLike(part.parent) ? `{ ${text} }` : text });
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  if (missing.size > 0)
    throw new Error(`${file} has no ${[...missing].join(', ')}: update platform/webpack/omittedRuntime.ts`);
  return edits.reduceRight((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const isNamed = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isVariableDeclaration(node);
  return isNamed && node.name && ts.isIdentifier(node.name) ? node.name.text : undefined;
}

function replacedPart(node: ts.Node): ts.Node | undefined {
  if (ts.isVariableDeclaration(node)) {
    const value = node.initializer;
    return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value.body : value;
  }
  return ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isConstructorDeclaration(node)
    ? node.body
    : undefined;
}
