import type { Translate } from "#src/shared/language/translate.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"
import type { FoundLayover } from "./found-layover.ts"
import { timeOf } from "./hotel-minute.ts"

/** The arrival, the call, both cars and the breakfast box of a layover, for the fields of the confirm page. */
export function arrivalQuery({ landing, departure, plan }: FoundLayover, t: Translate): URLSearchParams {
  const way = {
    terminal: departure.terminal,
    leaves: t(formatTime(timeOf(plan.leavesAt))),
    departs: t(formatTime(timeOf(departure.at))),
    flight: departure.flight,
  }
  const requests = [
    t("Wake-up call at {time}, please.", { time: t(formatTime(timeOf(plan.wakesAt))) }),
    departure.flight === ""
      ? t("Car to Terminal {terminal} at {leaves}: I fly at {departs}.", way)
      : t("Car to Terminal {terminal} at {leaves}: {flight} leaves at {departs}.", way),
    ...(plan.breakfast === "box" ? [t("A breakfast box, please.")] : []),
  ]
  return new URLSearchParams({
    arrivalTime: timeOf(plan.arrivesAt),
    ...(landing.flight !== "" && { flight: landing.flight }),
    airportCar: "yes",
    requests: requests.join(" "),
  })
}
