import type { PromiseRegister } from '@mirqam/shared/contract/content/Content';

export const promises: PromiseRegister = {
  '/': {
    specified: [
      '2 months to publish an open access book',
      '30 working days from submission to a published conference paper',
      '15+ indexes cover our conference papers; each volume also goes to Web of Science for consideration',
      '24 hours to a first reply',
    ],
  },
  '/about': {
    proposed: [
      'We put fees, dates and the reasons for a decision in writing.',
      'University teams learn to run their platform themselves.',
    ],
  },
  '/contact': {
    specified: ['Within 24 hours', 'The team gets back to you within 24 hours.'],
    proposed: ['We keep it for 12 months after the work or the last message, or until you ask us to delete it.'],
  },
  '/services/publishing-services': {
    specified: [
      '2 months to publish an open access book',
      '30 working days from submission to a published conference paper',
      '24 hours for the team to get back to you',
    ],
    proposed: [
      'A written quotation before any fee is due',
      'One contact from the first question to publication',
      'Your manuscript is confidential and goes to those who work on it.',
      'One page: tasks, fee and dates.',
      'Your work gets a DOI.',
      'If we are going to miss a date, you hear of it while you can still plan.',
      'Fees first',
      'The fee is in the quotation.',
      'The fee has no influence on the decision.',
      'You can drop a part before it starts.',
      'If your text is not ready, or if another publisher suits it better, we tell you.',
    ],
    remarks: ['Others decide these, and no fee changes that.', 'Fee'],
  },
  '/services/author_support': {
    specified: [
      'Top 5 journals matched to your manuscript',
      '2 experts for the scientific review of each paper',
      '6 languages translated into English: Arabic, French, German, Japanese, Portuguese and Spanish',
      'The first reply comes within 24 hours.',
    ],
    proposed: [
      'An adviser, who lists the top five journals with scope, fees and published decision times.',
      'A certificate of editing if the journal asks for one',
      'What the paper needs, with a fee and a date.',
      'We delete your manuscript 12 months after delivery, or sooner if you ask.',
      'It is not used to train a language model.',
    ],
  },
  '/services/book_and_textbook': {
    specified: [
      '2 months for work that passes peer review',
      'Open access books and textbooks: peer reviewed, published within two months, with a one-month social media plan for the launch.',
      '2 months to publish an open access book',
      'One month of social media, planned before launch',
      '30 days in a posting calendar made for the book',
      'Once an open access title has passed peer review, it is published within two months.',
      'Each title comes with a one-month social media plan and a 30-day posting calendar.',
    ],
    proposed: [
      'A DOI for the book and one for each chapter',
      'You have five working days to read them, while we compile the index.',
      'If something takes longer, we agree a new date in writing before this one passes.',
      'At the end of the month you see which posts were read.',
      'Reviewers are not rushed to meet the date.',
      'Readers pay nothing.',
      'Readers report errors, and a corrected edition lists the changes.',
    ],
    remarks: ['A funder, a university, a library or the author can pay the fee.'],
  },
  '/services/conference_services': {
    specified: [
      'Conference proceedings: papers published within 30 working days of submission if they pass peer review, and help before, during and after the event.',
      '30 working days to publish a conference paper, counted from submission',
      '15+ indexes cover our conference papers; their volume is sent to Web of Science for consideration',
      '30 working days for a paper that passes peer review',
      '30 working days on the calendar',
    ],
    proposed: [
      'Working days are Sunday to Thursday; day 1 is the first after the submission.',
      'Add a day for each public holiday in Saudi Arabia that falls on a working day.',
      'Days 17–21: Revision by the authors.',
      'Days 22–23: Decision on the revised paper.',
      'Days 24–28: Copy-editing and typesetting; the authors check the proofs.',
      'Days 29–30: The DOI is registered, the paper goes online, and its record is sent to the indexes.',
      'You receive a draft timetable.',
      'Reports and replies are kept together in case someone asks.',
    ],
  },
  '/accelerating_action': {
    specified: ['On our conference schedule the same stages take 30 working days, for work that passes peer review.'],
    proposed: [
      'We record when each stage began and who has the paper now, so that we notice a delay.',
      'For each open access title we help the author to write a summary in plain language, which also says what the study does not show.',
    ],
    remarks: [
      'One paper: 23 days of work and 24 of waiting',
      'Waits 5 days in a full inbox; 1 day of work',
      'Waits 9 days for two people who do not answer; 2 days of work',
      '12 days of work',
      'Waits 5 days for the next meeting; 1 day of work',
      '5 days of work',
      'Waits 5 days for a figure in another format; 2 days of work',
    ],
  },
  '/responsible_publishing': {
    proposed: [
      'What a publisher owes authors, reviewers and readers: integrity checks before review, decisions that no fee influences, and open corrections.',
      'Those who decide are not told the fee, and it does not depend on the decision.',
      'You can report a problem to us and ask us not to give your name.',
    ],
  },
  '/are_you_in': {
    proposed: [
      'Each invitation includes the abstract, the name of the editor and the date by which the report is needed.',
      'If you decline, we do not ask again about that manuscript.',
      'We reply even if we have no role to offer at present, and add you to a list only if you agree.',
    ],
  },
  '/sustainable_knowledge': {
    proposed: [
      'Each article gets an identifier that does not depend on one server, and we deposit copies with archives that other organisations run.',
      'We work out the whole budget with the university: who does what, what it costs, which tasks a shared platform could take over, and which sources of income would do more harm than good.',
    ],
  },
  '/EdTech_innovations': {
    proposed: [
      'We use no tool that cannot show why it flagged something.',
      'Manuscripts reach us in confidence: we do not paste them into public chat services, ask reviewers not to, and do not use them to train models.',
    ],
  },
};
