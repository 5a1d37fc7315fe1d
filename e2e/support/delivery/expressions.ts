import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** The values that an expression of a workflow can name: `github`, `vars`, `secrets`, `env` and so on. */
export type Contexts = Readonly<Record<string, unknown>>;

/** Replaces the expressions in a text of a workflow by their values. */
export const fillIn = (text: string, contexts: Contexts): string =>
  text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => evaluate(expression, contexts).coerceString());

/** Whether the condition of a job or a step holds, or is missing. */
export const isTrue = (condition: string | undefined, contexts: Contexts): boolean =>
  condition === undefined || !isFalsy(evaluate(condition, contexts));

function evaluate(expression: string, contexts: Contexts): data.ExpressionData {
  const { tokens } = new Lexer(expression).lex();
  const values = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
  return new Evaluator(new Parser(tokens, Object.keys(contexts), []).parse(), values).evaluate();
}

/** See https://docs.github.com/actions/reference/evaluate-expressions-in-workflows-and-actions. */
const isFalsy = (value: data.ExpressionData) => ['', '0', 'false'].includes(value.coerceString());
