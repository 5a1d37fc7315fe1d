import { createRequire } from 'node:module';
import { Command } from 'commander';
import { paint } from '../../messages/print.ts';
import { describeVariables, examplesOf } from './helpTexts.ts';

const { version } = createRequire(import.meta.url)('../../package.json');

type AddCommand = (site: Command) => void;

/** Each is loaded by itself, because loading all takes longer than most commands. */
const groups: Readonly<Record<string, Readonly<Record<string, () => Promise<AddCommand>>>>> = {
  'Develop:': {
    start: async () => (await import('../start.ts')).addStart,
    dev: async () => (await import('../dev.ts')).addDev,
    create: async () => (await import('../create.ts')).addCreate,
    types: async () => (await import('../types.ts')).addTypes,
    translated: async () => (await import('../translated.ts')).addTranslated,
    check: async () => (await import('../check.ts')).addCheck,
    move: async () => (await import('../move.ts')).addMove,
  },
  'Take a change to visitors:': {
    deploy: async () => (await import('../deploy.ts')).addDeploy,
    build: async () => (await import('../build.ts')).addBuild,
    publish: async () => (await import('../publish.ts')).addPublish,
    preview: async () => (await import('../preview.ts')).addPreview,
    promote: async () => (await import('../promote.ts')).addPromote,
    owner: async () => (await import('../owner.ts')).addOwner,
  },
  'See what is live:': {
    status: async () => (await import('../status.ts')).addStatus,
    log: async () => (await import('../log.ts')).addLog,
    releases: async () => (await import('../releases.ts')).addReleases,
    diff: async () => (await import('../diff.ts')).addDiff,
    watch: async () => (await import('../watch.ts')).addWatch,
    report: async () => (await import('../report.ts')).addReport,
  },
  'Go back, switch off:': {
    rollback: async () => (await import('../rollback.ts')).addRollback,
    thaw: async () => (await import('../takeBack.ts')).addThaw,
    revoke: async () => (await import('../takeBack.ts')).addRevoke,
    disable: async () => (await import('../switchRemote.ts')).addDisable,
    enable: async () => (await import('../switchRemote.ts')).addEnable,
    retire: async () => (await import('../switchRemote.ts')).addRetire,
  },
  'Keep the store in order:': {
    verify: async () => (await import('../verify.ts')).addVerify,
    prune: async () => (await import('../prune.ts')).addPrune,
  },
  'Host the site:': {
    serve: async () => (await import('../serve.ts')).addServe,
    nginx: async () => (await import('../nginx.ts')).addNginx,
    headers: async () => (await import('../headers.ts')).addHeaders,
    export: async () => (await import('../export.ts')).addExport,
  },
};

/**
 * Creates the `site` command, with one command of this name if there is one, else with all. It throws for a misspelt
 * argument instead of ending the process, and prints no error.
 */
export async function createProgram(name = ''): Promise<Command> {
  const site = new Command('site')
    .description('Builds, publishes, promotes and serves the federated site.')
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .configureHelp({
      styleTitle: (title) => paint('bold', title),
      subcommandTerm: (command) => `${command.name()} ${command.usage().replace(/^\[options\] ?/, '')}`,
    })
    .version(version, '--version', 'print the version of this command')
    .helpOption('-h, --help', 'print this help');
  const isAlone = name === '--version' || Object.values(groups).some((commands) => Object.hasOwn(commands, name));
  for (const [group, commands] of Object.entries(groups)) {
    site.commandsGroup(group);
    for (const [command, load] of Object.entries(commands)) if (!isAlone || command === name) (await load())(site);
  }
  for (const command of site.commands) command.addHelpText('after', () => examplesOf(command.name()));
  return site
    .helpCommand('help [command]', 'print the help of a command')
    .addHelpText('after', () => `\n${describeVariables()}`);
}
