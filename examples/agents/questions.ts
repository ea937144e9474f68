/**
 * Twelve questions, and how a model answers each with the tools: which it calls first, and what it calls next
 * with what it read. A test asks them all.
 */

/** What a tool returned: its JSON. */
// biome-ignore lint/suspicious/noExplicitAny: a script reads what it expects
type Found = any;

export type CallTool = (name: string, given: Readonly<Record<string, unknown>>) => Promise<Found>;

export interface Question {
  readonly question: string;
  readonly ask: (call: CallTool) => Promise<unknown>;
  readonly expected: unknown;
}

const namesOf = (list: readonly { readonly name: string }[]): string[] => list.map(({ name }) => name);

export const QUESTIONS: readonly Question[] = [
  {
    question: "Which senator's district is Surulere in Oyo, and which other local governments vote there?",
    ask: async (call) => {
      const { seats } = await call("find_seats", {
        place: "Surulere",
        state: "Oyo",
        kind: "senatorial_district",
      });
      return [seats[0].name, namesOf(seats[0].lgas).filter((name) => name !== "Surulere")];
    },
    expected: [
      "Oyo Central",
      [
        "Afijio",
        "Akinyele",
        "Atiba",
        "Egbeda",
        "Lagelu",
        "Ogo-Oluwa",
        "Oluyole",
        "Ona-Ara",
        "Oyo East",
        "Oyo West",
      ],
    ],
  },
  {
    question: "I live in Surulere. In which state is that?",
    ask: async (call) => {
      const { candidates } = await call("find_place", { q: "Surulere", kind: "lga" });
      return candidates.map((candidate: Found) => candidate.state_name);
    },
    expected: ["Lagos", "Oyo"],
  },
  {
    question: "My voter's card says polling unit 24-11-01-007. Where do I vote, and for which seats?",
    ask: async (call) => {
      const { name, ward, lga, state, constituencies } = await call("find_place", { q: "24-11-01-007" });
      return [name, ward.name, lga.name, state.name, namesOf(constituencies)];
    },
    expected: [
      "In Front of No. 5 Nurudeen St.",
      "Anifowoshe/Ikeja",
      "Ikeja",
      "Lagos",
      ["Lagos West", "Ikeja", "Ikeja I"],
    ],
  },
  {
    question: "How many wards does Kano Municipal have, and what are they called?",
    ask: async (call) => {
      const { count, wards } = await call("list_within", { what: "wards", of: "Kano Municipal" });
      return [count, wards.length, wards[0].name];
    },
    expected: [13, 13, "Chedi"],
  },
  {
    question: "A driver is at 6.6018, 3.3515. Which local government is that, and which are next to it?",
    ask: async (call) => {
      const { lga_code, lga_name, state_name } = await call("locate_point", { lat: 6.6018, lon: 3.3515 });
      const { neighbours } = await call("list_within", { what: "neighbours", of: lga_code });
      return [lga_name, state_name, namesOf(neighbours)];
    },
    expected: [
      "Ikeja",
      "Lagos",
      ["Agege", "Alimosho", "Ifako-Ijaye", "Kosofe", "Mushin", "Oshodi/Isolo", "Somolu", "Ifo"],
    ],
  },
  {
    question: "Give me the codes for this column: Ikeja LGA, Ifako/Ijaye, Surulere, TOTAL. All are in Lagos.",
    ask: async (call) => {
      const names = ["Ikeja LGA", "Ifako/Ijaye", "Surulere", "TOTAL"];
      const { rows } = await call("match_names", { names, kind: "lga", state: "Lagos" });
      return rows.map((row: Found) => row.code);
    },
    expected: ["NG025011", "NG025010", "NG025020", null],
  },
  {
    question: "What is the code of GTB for a transfer, and what do its customers dial?",
    ask: async (call) => {
      const { name, cbn_code, nip_code, ussd } = await call("find_bank", { q: "GTB" });
      return [name, cbn_code, nip_code, ussd];
    },
    expected: ["Guaranty Trust Bank Limited", "058", "000013", "*737#"],
  },
  {
    question: "What became of Diamond Bank?",
    ask: async (call) => {
      const closed = await call("find_bank", { q: "Diamond Bank" });
      const { name } = await call("find_bank", { q: closed.merged_into });
      return [closed.status, closed.status_date, name];
    },
    expected: ["merged", "2019-04-01", "Access Bank Limited"],
  },
  {
    question: "Is 0000014579 a good account number at First Bank? And at GTB?",
    ask: async (call) => {
      const account = "0000014579";
      const first = await call("check_account", { account, bank: "First Bank" });
      const other = await call("check_account", { account, bank: "GTB" });
      return [first.valid, other.valid, first.note];
    },
    expected: [
      true,
      false,
      "A valid check digit does not prove that the account exists: about one number in ten has it by chance.",
    ],
  },
  {
    question: "Whose network is 0803 123 4567, and is that sure?",
    ask: async (call) => {
      const { e164, network, note } = await call("read_number", { kind: "phone", number: "0803 123 4567" });
      return [e164, network, /ported/.test(note)];
    },
    expected: ["+2348031234567", "MTN", true],
  },
  {
    question: "A car with the plate KJA-123AB: where was it registered?",
    ask: async (call) => {
      const { state } = await call("read_number", { kind: "plate", number: "kja 123 ab" });
      return state.name;
    },
    expected: "Lagos",
  },
  {
    question: "Do you have postcodes, and how sure are the headquarters of local governments?",
    ask: async (call) => {
      const { datasets } = await call("about", {});
      const { unverified } = await call("about", { dataset: "places" });
      return [
        datasets.some(({ dataset }: Found) => dataset === "postcodes"),
        unverified.some((line: string) => /^lgas\.headquarters: \d+ of 774$/.test(line)),
      ];
    },
    expected: [false, true],
  },
];
