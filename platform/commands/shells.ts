import type { Completion } from './readCompletions.ts';

export type Shell = keyof typeof shells;

type Script = (completions: readonly Completion[]) => string;

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const bash: Script = (completions) => `_site() {
  local current="\${COMP_LINE:0:COMP_POINT}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  current="\${current##* }"
  case "\${COMP_WORDS[1]}" in
${completions.map(bashCommand).join('\n')}
  esac
  case "\${COMP_WORDS[1]} $before" in
${completions.flatMap(bashValues).join('\n')}
  esac
  [ "$COMP_CWORD" -eq 1 ] && words=${quote(completions.map(({ command }) => command).join(' '))}
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  # For bash a new word begins at "@".
  case "$current" in *@*) COMPREPLY=("\${COMPREPLY[@]/#*@/@}") ;; esac
}
complete -o default -F _site site
`;

const bashCommand = ({ command, options, words }: Completion) =>
  `    ${command}) words=${quote([...words, ...options.map(({ flag }) => flag)].join(' '))} ;;`;

const bashValues = ({ command, options }: Completion) =>
  options.flatMap(({ flag, value }) =>
    value ? `    '${command} ${flag}') words=${quote(value.choices.join(' '))} ;;` : [],
  );

const zsh: Script = (completions) => `#compdef site
_site() {
  local -a commands=(
${completions.map(({ command, description }) => `    ${quote(`${command}:${description}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
${completions.map(zshCommand).join('\n')}
  esac
}
if [ "$funcstack[1]" = _site ]; then _site "$@"; else compdef _site site; fi
`;

function zshCommand({ command, options, words, takesFiles }: Completion) {
  const specs = options.map(({ flag, description, value }) => {
    const action = value ? `:${value.name}:(${value.choices.join(' ')})` : '';
    return `${flag}[${description.replace(/[[\]:\\]/g, '\\$&')}]${action}`;
  });
  const rest = takesFiles ? '*:folder:_directories' : words.length > 0 ? `*:name:(${words.join(' ')})` : [];
  return `    ${command}) _arguments ${[...specs, rest].flat().map(quote).join(' ')} ;;`;
}

const fish: Script = (completions) => ['complete -c site -f', ...completions.flatMap(fishCommand), ''].join('\n');

function fishCommand({ command, description, options, words, takesFiles }: Completion) {
  const after = `complete -c site -n '__fish_seen_subcommand_from ${command}'`;
  return [
    `complete -c site -n __fish_use_subcommand -a ${command} -d ${quote(description)}`,
    ...options.map(({ flag, description: meaning, value }) => {
      const values = value ? ` -x -a ${quote(value.choices.join(' '))}` : '';
      return `${after} -l ${flag.slice(2)} -d ${quote(meaning)}${values}`;
    }),
    ...(words.length > 0 ? [`${after} -a ${quote(words.join(' '))}`] : []),
    ...(takesFiles ? [`${after} -F`] : []),
  ];
}

/** By shell, the script that completes `site`. */
export const shells = { bash, zsh, fish } as const;
