import type { Banner } from '@mirqam/shared/contract/content/Content';
import type { RichText } from '@mirqam/shared/contract/content/RichTree';

export interface ContactContent {
  readonly banner: Banner;
  readonly form: {
    readonly heading: string;
    readonly desc: string;
    readonly name: string;
    readonly email: string;
    readonly message: string;
    /** Describes the field of the message. */
    readonly messageHint: string;
    /** The error of an empty field. */
    readonly required: string;
    readonly invalidEmail: string;
    readonly submit: string;
    /** Stands beside the button and describes it. */
    readonly submitHint: string;
    /** The status after a valid submit. */
    readonly unsent: string;
    /** The status where no program would take the link to the e-mail whole, followed by the address. */
    readonly long: string;
    /** The accessible name of the quoted message. */
    readonly written: string;
    /** The first line of the message of a visitor who comes from the page of a `{service}`. */
    readonly about: string;
    /** The start of the e-mail's subject, followed by the name. */
    readonly subject: string;
    /** The link that opens the e-mail, followed by its address. */
    readonly open: string;
    readonly copy: string;
    /** Added to the status. */
    readonly copied: string;
    /** The line where scripts are off, followed by the address as a link. */
    readonly unscripted: string;
  };
  readonly promise: {
    readonly heading: string;
    readonly desc: string;
    /** Who reads a file, and how long it is kept. */
    readonly para: RichText;
  };
}
