import { Argument, type Command } from 'commander';
import { z } from 'zod';
import { printDocument } from '../messages/printDocument.ts';
import { oneOf } from './arguments.ts';
import { type DocumentedCommand, documents } from './documents.ts';

const names = Object.keys(documents);

export function addSchema(site: Command) {
  site
    .command('schema')
    .description('print the JSON schema of what --json prints')
    .addArgument(new Argument('<command>', 'such as status').choices(names).argParser(oneOf('the command', names)))
    .action((command: DocumentedCommand) => printDocument(schemaOf(command)));
}

// As input a later version may add fields; the names of icons are known to the compiler alone.
const schemaOf = (command: DocumentedCommand) =>
  z.toJSONSchema(documents[command], { io: 'input', unrepresentable: 'any' });
