/** The posts of the blog: oldest first. */
export const blogPosts = [
  {
    id: 1,
    keyword: "layover in Delhi",
    slug: "A Night Between Two Flights & What to Do With It",
    name: "A Night Between Two Flights & What to Do With It",
    publishedOn: "2025-09-06",
    description:
      "Most people meet Delhi twice: once on the way in, once on the way out, and both times through glass. A connection of nine hours or more is long enough to do better. It is long enough for a garden, a tomb, a real dinner and six hours of sleep in the dark, provided that somebody has thought about the order. We have watched a good many travellers get it right, and some get it wrong. This is what the first kind had in common.",
    img: "night-between-flights",
    heading1: "Count the hours backwards",
    description1:
      "Begin with the departure, not the arrival. An international flight wants you at the terminal three hours ahead; a domestic one, two. Take off another half hour for the road, although it is a few minutes, because one day it will not be. What is left is yours. Below six hours, stay with us: swim, eat, sleep. From six to nine, choose one thing in the city. From nine upwards you may choose two and still lie down between them. Check first that your visa, or your nationality, lets you leave the airport at all.",
    heading2: "Put the bags down first",
    description2:
      "Nobody has ever enjoyed a mausoleum with a suitcase. If your luggage is not checked through, leave it with our porters, whether or not your room is ready; they will give you a brass token and remember your face anyway. Have a shower. It seems like time lost, and it is the opposite: twenty minutes under hot water is worth two hours of the fog that follows a night flight. Change your shoes. Drink something. Then go.",
    heading3: "Take the train into town",
    description3:
      "Delhi Aerocity is a stop of the Airport Express line, and the line is the best-kept secret of the capital: clean, nearly silent, and in New Delhi in about twenty minutes whatever the traffic is doing above. A car is better after dark or with children, and our desk will call one. But in the morning, when the ring road is a car park with opinions, take the train and let the others sit.",
    heading4: "One garden, one monument",
    description4:
      "If the sun is low, go to Lodhi Garden, where people who live here walk among the tombs of people who ruled here, and pay nothing for it. It is at its best in the first hour of light and the last. Then Humayun's Tomb, ten minutes away: the garden in four parts, the red stone and the white, and the proportions that the Taj Mahal would borrow sixty years later. If you have been before, go south instead, to the Qutb Minar, which is nearer to us and has been astonishing people since 1199. One of these is enough. Two is a lot. Three is a way of seeing none.",
    heading5: "Eat once, and properly",
    description5:
      "A layover is no time for five snacks. Have one meal and give it an hour. In the city, follow the smoke to Nizamuddin for kebabs, or sit down in Khan Market among the bookshops. Or come back and let Zaika do it: the dal has been on the fire since the night before, and the table under the lantern is quiet by half past nine. If you land too late for any of this, room service will bring you a railway mutton curry and ask no questions. Drink water. The next cabin will be dry.",
    heading6: "Then sleep as if you meant it",
    description6:
      "Draw both curtains; the second one is the one that matters. Set the room at twenty-two degrees, leave the telephone by the door, and ask us to wake you, because a person will do it and will ring again. Four hours of real sleep carry further than eight in a reclining chair. When the call comes, the coffee will be outside the door and the car below it. On the way out, look to the left of the drive: on clear mornings you can see your aircraft being woken too.",
  },
] as const
