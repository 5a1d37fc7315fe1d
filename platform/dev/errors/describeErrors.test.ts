import { describeErrors, errorsOfReadable } from './describeErrors.ts';

const errorAt = (moduleName: string, loc: string, message: string) => ({ moduleName, loc, message });

test('a file with a syntax error is listed once, with its first error', () => {
  const errors = [
    errorAt('./src/Form.tsx', '3:5-9', "TS1005: ')' expected."),
    errorAt('./src/Form.tsx', '9:1-2', "TS1005: ';' expected."),
    errorAt('./src/Form.tsx', '3:5', 'Module parse failed: Unexpected token'),
    errorAt('../shared/ui/Button.tsx', '1:1', 'TS1109: Expression expected.'),
  ];
  expect(describeErrors(errors, '/site/remote-legal')).toEqual([
    "remote-legal/src/Form.tsx:3:6\nTS1005: ')' expected.",
    'shared/ui/Button.tsx:1:2\nTS1109: Expression expected.',
  ]);
});

test('the type check does not repeat a syntax error of the build', () => {
  const build = ["remote-legal/src/Form.tsx:3:6\nTS1005: ')' expected."];
  const other = 'remote-legal/src/routes.ts(1,2): error TS2322: not a path';
  expect(errorsOfReadable(["remote-legal/src/Form.tsx(3,5): error TS1005: ')' expected.", other], build)).toEqual([
    other,
  ]);
});
